import { expect, test } from 'vitest'
import root from '../../../../package.json' with { type: 'json' }
import { commandsOf, type Module } from '../module.ts'
import { modules } from '../modules/all.ts'
import { captured } from '../testing/run-command.ts'
import { runNamedCommand } from './run-named-command.ts'

const greeting: Module = {
  commands: [
    {
      name: 'greet',
      summary: 'greets a person',
      run: async ([person], variables, { out }) => {
        out(`${variables.GREETING} ${person}`)
        return 1
      },
    },
  ],
}
const run = (...args: string[]) =>
  captured((output) => runNamedCommand([{}, greeting], args, { GREETING: 'Good morning' }, output))

test('a command of a module runs with its arguments, and its exit code is returned', async () => {
  expect(await run('greet', 'Ada')).toEqual({ code: 1, out: 'Good morning Ada', err: '' })
})

test('without a name all commands are listed', async () => {
  expect(await run()).toEqual({ code: 0, out: 'npm run greet  greets a person\n', err: '' })
})

test('an unknown command is refused with the list', async () => {
  const refusal = 'There is no command meet, but:\nnpm run greet  greets a person\n'
  expect(await run('meet')).toEqual({ code: 2, out: '', err: refusal })
})

test('each command of a module has a script of its name in package.json, and each such script has a command', () => {
  const scripts = Object.entries(root.scripts).filter(([, script]) => script.includes('scripts/command.ts '))
  const commands = commandsOf(modules).map(({ name }) => [name, `node scripts/run.mjs scripts/command.ts ${name}`])
  expect(Object.fromEntries(scripts)).toEqual(Object.fromEntries(commands))
})
