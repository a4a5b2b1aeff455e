import { demoStaff } from './demo-staff.ts'

const style = `body{font:16px system-ui;max-width:26em;margin:2em auto;padding:0 1em}
button{display:block;width:100%;margin:.4em 0;padding:.7em;font:inherit;text-align:left}small{color:#555}`

/** The page on which a person chooses who of the sandbox's staff they are. @param action a path of this server */
export const providerPage = (action: string): string => {
  const choices = demoStaff.map(
    ({ id, name, roles }) => `<button name="member" value="${id}">${name} <small>${roles.join(', ')}</small></button>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Staff of the sandbox</title>
<style>${style}</style>
<h1>Staff of the sandbox</h1>
<p>This is the sandbox: choose who you are, without a password. In production, staff sign in at the firm’s own provider.</p>
<form method="post" action="${action}">${choices.join('\n')}
<button name="cancel" value="yes">Cancel</button></form></html>`
}
