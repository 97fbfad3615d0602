/* What the processor has, found when the program is loaded. */
#include "bits.h"

int arizona_counts, arizona_selects;

#if defined(__x86_64__)
__attribute__((constructor)) static void find_instructions(void) {
    __builtin_cpu_init();
    arizona_counts = __builtin_cpu_supports("popcnt") != 0;
    /* AMD's first two Zen have pdep, but take a step for every bit: they are faster without. */
    arizona_selects = __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1") &&
                      !__builtin_cpu_is("znver2");
}
#endif
