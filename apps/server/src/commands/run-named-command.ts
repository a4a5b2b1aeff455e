import { commandsOf, type Module } from '../module.ts'
import type { Output } from './command.ts'

/**
 * Runs the command of a module that the first argument names, or prints the list of commands.
 *
 * @returns the exit code: that of the command; 0 after the list; 2 if there is no such command
 */
export const runNamedCommand = async (
  modules: readonly Module[],
  [name, ...args]: readonly string[],
  variables: NodeJS.ProcessEnv,
  output: Output,
): Promise<number> => {
  const commands = commandsOf(modules)
  const command = commands.find((one) => one.name === name)
  if (command) return command.run(args, variables, output, modules)
  const width = Math.max(...commands.map((one) => one.name.length))
  const list = commands.map((one) => `npm run ${one.name.padEnd(width)}  ${one.summary}\n`).join('')
  if (name === undefined) {
    output.out(list)
    return 0
  }
  output.err(`There is no command ${name}, but:\n${list}`)
  return 2
}
