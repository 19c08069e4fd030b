import { mount } from './mount.tsx';

const element = document.getElementById('workbench');
if (element !== null) void mount(element);
