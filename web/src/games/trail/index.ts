/** Trail's table. */
import type { GameModule } from "../contract";
import ReviewStage from "./ReviewStage.svelte";
import TrailResult from "./result/TrailResult.svelte";
import { breakdown, describe } from "./text";
import TrailTable from "./TrailTable.svelte";

export const game: GameModule = {
  Table: TrailTable,
  Result: TrailResult,
  Stage: ReviewStage,
  keys: ["trail-spots", "trail-things", "trail-moves", "trail-log"],
  describe,
  breakdown,
};
