/** Sheet and condition cards of Rails, chosen by pictures. */
import type { OwnChoices } from "../../contract";
import RailsOptions from "./RailsOptions.svelte";

export const choices: OwnChoices = { names: ["sheet", "cards"], Options: RailsOptions };
