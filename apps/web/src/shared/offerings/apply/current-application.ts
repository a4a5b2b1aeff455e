import type { Application, ApplicationReply } from '@foyer/api/offerings'

/**
 * Returns the current application. A reply to a repeated key describes the application as it was at the first request.
 */
export const currentApplication = ({ application, mine }: ApplicationReply): Application =>
  mine.applications.find(({ reference }) => reference === application.reference) ?? application
