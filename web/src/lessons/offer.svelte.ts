/** The address to return to after a lesson. */
export const back = $state<{ address: string | null }>({ address: null });
