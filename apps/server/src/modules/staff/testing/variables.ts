/** Variables of a server whose staff sign in at a provider on this machine. */
export const staffVariables = (issuer: string) => ({
  STAFF_ISSUER: issuer,
  STAFF_CLIENT_ID: 'foyer-web',
  STAFF_CLIENT_SECRET: 'a secret of at least 32 characters',
  STAFF_REDIRECT_URI: 'http://127.0.0.1/staff/callback',
  STAFF_ROLES: '{"authors":["author"]}',
  LOG_LEVEL: 'silent',
})
