/** More plants. */
import type { Subject } from "./subject";

export const MORE_PLANTS: Record<string, Subject> = {};
