import { deployment } from '../../deployment.ts'
import { theShell } from '../../session/shell.ts'
import { webPageOptions } from './web-page.ts'

Page(webPageOptions(wx, deployment, () => theShell().session))
