import { demoClients, demoPassword, demoTradingPassword } from './modules/accounts/public.ts'

const [{ clientNo, mobile }] = demoClients

/**
 * The text in the terminal once the sandbox runs.
 *
 * @param logPath path of the log file; absent if the log is in the terminal
 */
export const greeting = (port: number, logPath?: string): string => {
  const origin = `http://localhost:${port}`
  return [
    '',
    `  Foyer is ready at ${origin}`,
    '',
    `  Sign in:  open ${origin}/#/loginPage`,
    '            with any Hong Kong number, such as 5123 4567',
    `            the code is at ${origin}/dev/sms?mobile=+85251234567`,
    `  Log in:   client number ${clientNo}, password ${demoPassword}`,
    `            the code is at ${origin}/dev/sms?mobile=${mobile}`,
    `            the authenticator at ${origin}/dev/totp?clientNo=${clientNo}`,
    `            the trading password is ${demoTradingPassword}`,
    `  Console:  open ${origin}/console/ and choose a member of staff`,
    `            the figures of the tracker are at ${origin}/insights/`,
    ...(logPath ? [`  Log:      ${logPath}`, '            npm start -- --verbose shows it here'] : []),
    '  Stop:     Ctrl-C',
    '',
    '',
  ].join('\n')
}
