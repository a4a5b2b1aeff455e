// Makes one page of the endpoints from the generated OpenAPI document.
import { readFileSync } from 'node:fs'

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const endpoints = (): string => {
  const document: OpenApi = JSON.parse(readFileSync(`${import.meta.dirname}/openapi.generated.json`, 'utf8'))
  const rows = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { summary = '' }]) => `| ${method.toUpperCase()} | \`${path}\` | ${summary.replaceAll('|', '\\|')} |`,
    ),
  )
  return `# Endpoints

The server publishes this list with all schemas at \`/docs\`. The file \`docs/api/openapi.generated.json\` has the same content.

| method | path | purpose |
| ------ | ---- | ------- |
${rows.join('\n')}
`
}

export default { paths: () => [{ params: { name: 'endpoints' }, content: endpoints() }] }
