/** The variables that production requires besides its secrets. The gateway and the systems of the firm are never called. */
export const productionVariables = {
  FOYER_MODE: 'production',
  SMS_PROVIDER_URL: 'https://sms.example/messages',
  SMS_PROVIDER_TOKEN: 'gateway-token-of-tests',
  UPLOAD_SCANNER: 'none',
  CONNECTOR_ACCOUNT_DIRECTORY_URL: 'https://core.example/account-directory',
  CONNECTOR_CREDENTIALS_URL: 'https://core.example/credentials',
  CONNECTOR_BACK_OFFICE_URL: 'https://core.example/back-office',
  CONNECTOR_LISTS_URL: 'https://core.example/lists',
  // the published test key of RFC 9421, appendix B.1.4
  CONNECTOR_SIGNING_KEY: 'MC4CAQAwBQYDK2VwBCIEIJ+DYvh6SEqVTm50DFtMDoQikTmiCqirVv9mWG9qfSnF',
} as const
