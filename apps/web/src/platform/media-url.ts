import { pathTo } from './path-to.ts'

/** The address of one of the firm's pictures. `api` is the address of the app API host. */
export const mediaUrl = (api: string, name: string): string => api + pathTo('GET /media/:name', { name })
