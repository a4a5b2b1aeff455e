import type { Module } from '../../module.ts'
import { filmMediaRoutes } from './media-routes.ts'
import { myFilmRoutes } from './my-routes.ts'
import { filmOperatorRoutes } from './operator-routes.ts'
import { filmsPersonalData } from './personal-data.ts'
import { filmRoutes } from './routes.ts'
import { seedFilms } from './seed.ts'
import { filmStaffRoutes } from './staff-routes.ts'

export const filmsModule: Module = {
  routes: [filmRoutes, filmMediaRoutes, myFilmRoutes, filmOperatorRoutes, filmStaffRoutes],
  seeds: [seedFilms],
  personalData: filmsPersonalData,
  tables: ['films'],
}
