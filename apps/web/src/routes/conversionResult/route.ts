import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/conversionResult', load: () => import('./page.tsx') })
