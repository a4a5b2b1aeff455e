import { deployment } from './deployment.ts'
import { shellSession } from './session/shell-session.ts'

const session = shellSession(wx, deployment.client)

App({
  session,
  onLaunch: () => session.start(),
})
