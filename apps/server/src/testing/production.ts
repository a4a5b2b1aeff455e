/** The variables with which `readEnvironment` accepts production mode. The gateway is never called. */
export const productionVariables = {
  FOYER_MODE: 'production',
  SMS_PROVIDER_URL: 'https://sms.example/messages',
  SMS_PROVIDER_TOKEN: 'gateway-token-of-tests',
  UPLOAD_SCANNER: 'none',
} as const
