import type { Application, ApplicationReply } from '@foyer/contract/offerings'

/** The application as it stands now: under a key that was used before, what is told of it is of that time. */
export const standsAs = ({ application, mine }: ApplicationReply): Application =>
  mine.applications.find(({ reference }) => reference === application.reference) ?? application
