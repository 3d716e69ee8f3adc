CREATE TABLE `daily_use` (
	`day` integer NOT NULL,
	`account` text NOT NULL,
	`messages` integer DEFAULT 0 NOT NULL,
	`tokens` integer DEFAULT 0 NOT NULL,
	`cost_micros` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`day`, `account`)
);
--> statement-breakpoint
ALTER TABLE `runs` ADD `accounts` text;