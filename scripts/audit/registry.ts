import { z } from 'zod'
import { capture } from '../process.ts'
import { type Finding, type Installed, severityOf } from './finding.ts'

const report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      nodes: z.array(z.string()),
      // a text names another package of this report, which has the advisory
      via: z.array(z.union([z.string(), z.object({ url: z.string(), title: z.string(), severity: z.string() })])),
    }),
  ),
})
const failure = z.object({ message: z.string() })

/** Reads the report of `npm audit --json`. @returns the findings, or why the registry gave none */
export const readReport = (
  text: string,
  installed: readonly Installed[],
): { readonly findings: readonly Finding[] } | { readonly unavailable: string } => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { unavailable: 'npm wrote no report' }
  }
  const { success, data } = report.safeParse(json)
  if (!success) {
    const message = failure.safeParse(json).data?.message ?? 'npm wrote a report of another form'
    return { unavailable: message.replace(/https?:\/\/\S+/g, '…') }
  }
  const at = new Map(installed.map((one) => [one.path, one]))
  const findings = Object.values(data.vulnerabilities).flatMap(({ nodes, via }) =>
    via.flatMap((one) =>
      typeof one === 'string'
        ? []
        : nodes.flatMap((path) => {
            const found = at.get(path)
            const ids = [one.url.split('/').at(-1) ?? one.url]
            return found ? [{ ...found, ids, severity: severityOf(one.severity), summary: one.title }] : []
          }),
    ),
  )
  return { findings }
}

/** Sends the names and versions of the lock file to the registry, which compares them with its advisories. */
export const scanRegistry = async (installed: readonly Installed[]) => {
  const limits = ['--fetch-retries=0', '--fetch-timeout=20000']
  const { output } = await capture('npm', ['audit', '--json', '--package-lock-only', ...limits])
  // warnings of npm stand around the report
  return readReport(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1), installed)
}
