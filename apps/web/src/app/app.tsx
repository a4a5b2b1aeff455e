import { ThemeProvider } from '../shared/theme/theme-provider.tsx'
import { RoutedView } from './routed-view.tsx'
import type { Router } from './router.ts'

/** A8: the routed view inside the theme, and nothing else. */
export const App = ({ router }: { router: Router }) => (
  <ThemeProvider>
    <RoutedView router={router} />
  </ThemeProvider>
)
