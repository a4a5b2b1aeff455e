import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/me', frame: 'root', painted: 'visitor', load: () => import('./page.tsx') })
