/** The pseudo-company 'my applications': no tenant, never chosen while a real one exists. */
export const MY_APPLICATIONS = '-1';
