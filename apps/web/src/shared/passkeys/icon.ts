/** A person and a key, the usual sign of passkeys, on the grid of `shared/ui/icons.ts`. */
export const passkeyIcon =
  'M9.5 4a3.75 3.75 0 1 1 0 7.5 3.75 3.75 0 0 1 0-7.5zM3 20c.3-3.7 2.7-5.7 6.5-5.7 1 0 2 .2 2.8.5M17.5 10.5a3 3 0 0 1 1.2 5.7l1 1.3-1.2 1.3 1 1.2-1.8 2-1.2-1.2v-4.7a3 3 0 0 1 1-5.6z'
