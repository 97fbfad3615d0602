/** The selected symbol for painting sheets. */
import { SYMBOLS } from "./sheet";

export const brush = $state({ letter: SYMBOLS[0]!.letter });
