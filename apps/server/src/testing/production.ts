/** What `readEnvironment` must be given for the server to be built as in production. The gateway is never called. */
export const productionVariables = {
  FOYER_MODE: 'production',
  SMS_PROVIDER_URL: 'https://sms.example/messages',
  SMS_PROVIDER_TOKEN: 'gateway-token-of-tests',
  UPLOAD_SCANNER: 'none',
} as const
