import { staffApp } from '@foyer/staff-interface/build'
import { defineConfig } from 'vite'

/** The console of staff. */
export default defineConfig(staffApp({ root: import.meta.dirname, base: '/console/', port: 5175, served: ['/staff'] }))
