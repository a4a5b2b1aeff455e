import { staffApp } from '@foyer/staff-interface/build'
import { defineConfig } from 'vite'

/** The insights: the figures of the event tracker. */
export default defineConfig(
  staffApp({ root: import.meta.dirname, base: '/insights/', port: 5174, served: ['/operators', '/staff', '/sandbox'] }),
)
