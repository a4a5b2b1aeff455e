import type { Agenda } from './agenda.ts'

/** Something that does one piece of work after the other, such as the cores of a database. */
export class Work {
  readonly #agenda: Agenda
  readonly #cores: number
  #freeAt = 0
  /** milliseconds of work that was added */
  done = 0

  constructor(agenda: Agenda, cores: number) {
    this.#agenda = agenda
    this.#cores = cores
  }

  /** Milliseconds until what was added is done. */
  get backlog(): number {
    return Math.max(0, this.#freeAt - this.#agenda.now)
  }

  /** Adds work of milliseconds of one core. @returns when it is done */
  add(milliseconds: number): number {
    this.done += milliseconds
    this.#freeAt = Math.max(this.#freeAt, this.#agenda.now) + milliseconds / this.#cores
    return this.#freeAt
  }
}
