/** What other modules may use of `dev`. */
export { devRoutes } from './routes.ts'
