/** More animals. */
import type { Subject } from "./subject";

export const MORE_ANIMALS: Record<string, Subject> = {};
