/** Where one came from into a lesson, to go back there. */
export const back = $state<{ address: string | null }>({ address: null });
