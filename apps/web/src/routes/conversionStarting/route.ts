import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/conversionStarting', load: () => import('./page.tsx') })
