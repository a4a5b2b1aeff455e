import { theShell } from '../../session/shell.ts'
import { sessionPageOptions } from './session-page.ts'

Page(sessionPageOptions(wx, getCurrentPages, () => theShell().session))
