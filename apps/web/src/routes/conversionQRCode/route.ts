import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/conversionQRCode', load: () => import('./page.tsx') })
