/* What bits.py says in Python, by the instructions that processors have for it.

   A wheel runs on every processor of its kind, so whether this one has them is found when it is
   loaded, and asked by a branch that is always foretold. Where there is no such instruction, or
   no compiler that knows this file, the Python functions say the same.
*/
#ifndef ARIZONA_BITS_H
#define ARIZONA_BITS_H
#include <stdint.h>

/* Whether one instruction counts bits, and one finds the bit with so many below it. */
extern __attribute__((visibility("hidden"))) int arizona_counts, arizona_selects;

/* Every instruction that shifts leaves out what the mask leaves out: it costs nothing. */
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
