/* The functions of bits.py, with processor instructions.

   A wheel runs on every processor of its architecture, so the instructions are detected when the
   library is loaded. The branch that checks for them is always predicted correctly. If an
   instruction is missing, portable C computes the same; without a C compiler, bits.py does.
*/
#ifndef ARIZONA_BITS_H
#define ARIZONA_BITS_H
#include <stdint.h>

/* Whether there is an instruction that counts bits, and one that finds the n-th set bit. */
extern __attribute__((visibility("hidden"))) int arizona_counts, arizona_selects;

/* Shift instructions ignore the bits that the mask clears, so compilers leave it out. */
static inline int64_t arizona_bit_at(int64_t place) {
    return (int64_t)((uint64_t)1 << (place & 63));
}

static inline int64_t arizona_count(int64_t bits) {
#if defined(__x86_64__) && !defined(__POPCNT__)
    if (__builtin_expect(arizona_counts, 1)) {
        int64_t found;
        __asm__("popcntq %1, %0" : "=r"(found) : "r"(bits) : "cc");
        return found;
    }
#endif
    return __builtin_popcountll((uint64_t)bits);
}

static inline int64_t arizona_count_both(int64_t one, int64_t two) {
    return arizona_count(one) + arizona_count(two);
}

static inline int64_t arizona_lowest(int64_t bits) {
    return bits ? __builtin_ctzll((uint64_t)bits) : -1;
}

static inline int64_t arizona_nth(int64_t bits, int64_t number) {
#if defined(__x86_64__)
    if (__builtin_expect(arizona_selects, 1)) {
        int64_t found;
        __asm__("pdepq %2, %1, %0" : "=r"(found) : "r"((uint64_t)1 << number), "r"(bits));
        return arizona_lowest(found);
    }
#endif
    while (number--) bits &= bits - 1;
    return arizona_lowest(bits);
}
#endif
