import './global.css';
import { deploymentOf } from './deployment.ts';
import { mount } from './mount.tsx';

const element = document.getElementById('workbench');
if (element !== null) void mount(element, { deployment: deploymentOf(document) });
