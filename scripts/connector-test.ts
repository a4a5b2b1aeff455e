// `npm run connector:test -- <system> <url>`: the contract test that a firm runs against its own service.
import { connectorTest } from '../apps/server/src/connectors/kit/command.ts'

process.exitCode = await connectorTest(process.argv.slice(2), process.env, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
})
