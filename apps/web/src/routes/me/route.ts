import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/me', frame: 'root', load: () => import('./page.tsx') })
