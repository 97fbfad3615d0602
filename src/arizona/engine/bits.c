/* Detects the processor's bit instructions when the library is loaded. */
#include "bits.h"

int arizona_counts, arizona_selects;

#if defined(__x86_64__)
__attribute__((constructor)) static void find_instructions(void) {
    __builtin_cpu_init();
    arizona_counts = __builtin_cpu_supports("popcnt") != 0;
    /* Zen 1 and Zen 2 have pdep, but need one step per bit, so they are faster without it. */
    arizona_selects = __builtin_cpu_supports("bmi2") && !__builtin_cpu_is("znver1") &&
                      !__builtin_cpu_is("znver2");
}
#endif
