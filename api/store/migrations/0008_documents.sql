CREATE TABLE `documents` (
	`site` text NOT NULL,
	`id` text NOT NULL,
	`url` text NOT NULL,
	`title` text,
	`lang` text,
	`format` text NOT NULL,
	`content` text NOT NULL,
	`pushed_at_ms` integer NOT NULL,
	PRIMARY KEY(`site`, `id`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `documents_url` ON `documents` (`site`,`url`);